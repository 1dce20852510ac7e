/** How often one of the processes looks after the queue, in seconds. */
export type QueuePace = {
  readonly superviseIntervalSeconds: number;
  readonly monitorIntervalSeconds: number;
  readonly maintenanceIntervalSeconds: number;
};

/** Jobs whose worker is gone are looked for four times a minute, what was given up is tidied away every hour. */
export const queuePace: QueuePace = {
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  maintenanceIntervalSeconds: 60 * 60,
};
