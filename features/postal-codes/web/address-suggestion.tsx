import { useEffect, useRef, useState } from "react";
import { prefectures } from "#kit/contract/fields/prefectures.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { type PostalAddress, showPostalCode } from "../contract/calls.ts";
import { type Address, afterCode, mayFill } from "./address-of-code.ts";
import styles from "./address-suggestion.module.css";
import { usePostalCodeMessages } from "./messages.ts";

type Props = {
  /** The code has seven digits; any other text suggests nothing. */
  readonly code: string;
  readonly value: Address;
  /** Only the fields of the form are filled. */
  readonly asks: { readonly prefecture: boolean; readonly street: boolean };
  readonly onFill: (address: Address) => void;
};

const CODE = /^\d{7}$/;
const nameOf = ({ prefecture_id, city, town }: PostalAddress): string =>
  `${prefectures.find(({ id }) => id === prefecture_id)?.ja ?? ""}${city}${town}`;

/**
 * Fills in the address of a postal code once the code is complete, offers a choice where it has several, and asks
 * before it replaces what somebody has typed.
 */
export function AddressSuggestion({ code, value, asks, onFill }: Props) {
  const text = usePostalCodeMessages();
  const isComplete = CODE.test(code) && (asks.prefecture || asks.street);
  const { data } = useCall(
    showPostalCode,
    { params: { code } },
    { enabled: isComplete, staleTime: Number.POSITIVE_INFINITY },
  );
  // A code that was there when the screen opened has been handled before.
  const handled = useRef(code);
  const [filled, setFilled] = useState<{ code: string; address: PostalAddress } | null>(null);
  const [chosen, setChosen] = useState<{ code: string; index: string } | null>(null);
  const addresses = isComplete ? (data?.data.addresses ?? []) : [];

  const fill = (address: PostalAddress) => {
    setFilled({ code, address });
    onFill(afterCode(value, address, asks));
  };
  const offer = (address: PostalAddress) => {
    if (mayFill(value, address, { asks, before: filled?.address })) fill(address);
  };
  useEffect(() => {
    if (!data || !isComplete || handled.current === code) return;
    handled.current = code;
    const [first, ...more] = data.data.addresses;
    if (first && more.length === 0) offer(first);
  });

  if (!isComplete || !data) return null;
  if (addresses.length === 0) return <Note>{text.none}</Note>;
  const index = chosen?.code === code ? chosen.index : "";
  const picked = addresses.length === 1 ? addresses[0] : index === "" ? undefined : addresses[Number(index)];
  const isFilled = picked !== undefined && filled?.code === code && filled.address === picked;
  const mustAsk = picked !== undefined && !isFilled && !mayFill(value, picked, { asks, before: undefined });
  return (
    <div className={styles.suggestion}>
      {addresses.length > 1 && (
        <SelectField
          label={text.several}
          placeholder={text.choose}
          value={index}
          onChange={(next) => {
            setChosen({ code, index: next });
            const address = next === "" ? undefined : addresses[Number(next)];
            if (address) offer(address);
          }}
          choices={addresses.map((address, at) => ({ value: String(at), label: nameOf(address) }))}
        />
      )}
      {picked && isFilled && <Note>{text.filled(nameOf(picked))}</Note>}
      {picked && mustAsk && (
        <>
          <Note>{text.differs}</Note>
          <Button size="sm" onClick={() => fill(picked)}>
            {text.replace(nameOf(picked))}
          </Button>
        </>
      )}
    </div>
  );
}

const Note = ({ children }: { children: string }) => (
  <p role="status" className={common.note}>
    {children}
  </p>
);
