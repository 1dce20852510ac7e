import type { showProvider } from "#features/provider/contract/calls.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { useProviderMessages } from "./messages.ts";

export type ProviderView = AnswerOf<typeof showProvider>["data"];

export function ProviderFacts({ provider }: { provider: ProviderView }) {
  const text = useProviderMessages().facts;
  const { name, representative, address, contact_email: contact } = provider;
  const facts = [
    { label: text.service, value: text.serviceName },
    { label: text.name, value: name },
    { label: text.representative, value: representative },
    { label: text.address, value: address },
    { label: text.contact, value: <a href={`mailto:${contact}`}>{contact}</a> },
  ];
  return <ConfirmList items={facts.filter(({ value }) => value !== null)} />;
}
