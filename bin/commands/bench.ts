import "../../bench/main.ts";
