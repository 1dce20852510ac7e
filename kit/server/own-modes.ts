/** Only the user of the server may read these. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;
