import { useProviderMessages } from "./provider/messages.ts";
import { ProviderFacts } from "./provider/provider-facts.tsx";
import { ProviderPage } from "./provider/provider-page.tsx";

/** R044: describes the provider by its settings; shown where the provider has no page of its own. */
export default function CompanyScreen() {
  const text = useProviderMessages().company;
  return (
    <ProviderPage title={text.title}>
      {(provider) => (
        <>
          <p>{text.lead}</p>
          <ProviderFacts provider={provider} />
        </>
      )}
    </ProviderPage>
  );
}
