import fc from "fast-check";

/** Every run tries the same generated values, so that a failure can be repeated. */
fc.configureGlobal({ seed: 1 });
