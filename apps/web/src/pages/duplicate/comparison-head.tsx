import { useSay } from '../../i18n.ts';

/** The columns of a comparison: who, each deal, all of them together. */
export function ComparisonHead({ deals }: { readonly deals: number }) {
  const say = useSay();
  return (
    <thead>
      <tr>
        <th scope="col">{say('duplicate.player')}</th>
        {Array.from({ length: deals }, (_, deal) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a deal is its number
          <th key={deal} scope="col">
            {say('duplicate.deal', { number: deal + 1 })}
          </th>
        ))}
        <th scope="col">{say('duplicate.total')}</th>
      </tr>
    </thead>
  );
}
