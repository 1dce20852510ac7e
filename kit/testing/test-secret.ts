/** The product signs with this in tests of the server. */
export const TEST_SECRET = "a secret for tests, thirty-two characters";
