/** Permissions of what nobody but the user of the server may read. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;
