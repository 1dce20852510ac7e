import { prepareTemplate } from "./template.ts";

export default prepareTemplate;
