export const GROUP_NAME = { min: 1, max: 100 } as const;
export const GROUP_INFORMATION = { min: 0, max: 2000 } as const;
/** R237: this stands for the group's address in what an invitation-only group says of itself. */
export const INVITATION_URL = "{{invitation_group_url}}";
