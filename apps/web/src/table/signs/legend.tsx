import { SignWords } from './sign-tips.tsx';
import { useSigns } from './use-signs.ts';
import './signs.css';

/** All signs of this table with what they mean, for the rules slip. */
export function Legend() {
  return useSigns(true).map(({ title, signs }) => (
    <section key={title} className="legend">
      <h3 className="display">{title}</h3>
      <dl>
        {signs.map((sign) => (
          <SignWords key={sign.id} sign={sign} />
        ))}
      </dl>
    </section>
  ));
}
