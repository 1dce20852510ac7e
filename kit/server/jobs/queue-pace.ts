/** One of the processes maintains the queue this often, in seconds. */
export type QueuePace = {
  readonly superviseIntervalSeconds: number;
  readonly monitorIntervalSeconds: number;
  readonly maintenanceIntervalSeconds: number;
};

/** Jobs whose worker is gone are looked for four times a minute; given-up jobs are deleted every hour. */
export const queuePace: QueuePace = {
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  maintenanceIntervalSeconds: 60 * 60,
};
