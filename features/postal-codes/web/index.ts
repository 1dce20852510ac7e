export { AddressSuggestion } from "./address-suggestion.tsx";
