import { textSizes, weights } from '../../../design-system/src/tokens/scales.ts'
import { Copy } from './Copy.tsx'
import { Part } from './Ground.tsx'

const uses: Record<keyof typeof textSizes, string> = {
  '2xs': 'Captions of marks and axes',
  xs: 'Table heads, badges',
  sm: 'Secondary lines',
  md: 'Text, controls, cells',
  lg: 'Titles of dialogs, lead text',
  xl: 'Titles of sections',
  '2xl': 'Numerals of tiles',
  title: 'Titles of pages',
  '3xl': 'Large numerals',
  '4xl': 'Headlines',
  display: 'The landing page alone',
}

/** Every size with a line of Latin and of Arabic. */
export const Sizes = () => (
  <Part
    title="Sizes"
    note="In rem, so that a person’s text size scales them; tracking tightens as size grows, never in Arabic."
  >
    <div className="f-type">
      {Object.entries(textSizes)
        .toReversed()
        .map(([name, { size, line, tracking }]) => (
          <div key={name} className="f-type-row">
            <div className="f-type-name">
              <Copy text={`--ds-text-${name}`}>{name}</Copy>
              <span>
                {size}/{line}
                {tracking !== 0 && ` · −${-tracking}em`}
              </span>
              <span>{uses[name as keyof typeof textSizes]}</span>
            </div>
            <p
              className="f-specimen"
              style={{
                font: `var(--ds-weight-${size > 20 ? 'strong' : 'regular'}) var(--ds-text-${name}) var(--ds-font-body)`,
                letterSpacing: `var(--ds-tracking-${name})`,
              }}
            >
              <span lang="en" dir="ltr">
                Calm precision
              </span>
              <span lang="ar" dir="rtl">
                دقّة هادئة
              </span>
            </p>
          </div>
        ))}
    </div>
  </Part>
)

/** Every weight, in both scripts. */
export const Weights = () => (
  <Part
    title="Weights"
    note="Inter and Vazirmatn are variable: the steps between 500 and 700 are chosen by eye."
  >
    <div className="f-grid">
      {Object.entries(weights).map(([name, weight]) => (
        <figure key={name} className="f-card">
          <p style={{ font: `${weight} var(--ds-text-2xl) var(--ds-font-body)` }}>
            Aa <span lang="ar">أب</span>
          </p>
          <Copy text={`--ds-weight-${name}`}>{name}</Copy>
          <small>{weight}</small>
        </figure>
      ))}
    </div>
  </Part>
)

const amounts = [1284.5, 91.07, 20_418, 7.75]

/** Figures with and without equal widths. */
export const Figures = () => (
  <Part title="Figures" note="Columns, tiles, clocks and axes set their figures to one width: tabular-nums.">
    <div className="f-grid">
      {(['tabular-nums', 'proportional-nums'] as const).map((numeric) => (
        <figure key={numeric} className="f-card">
          <ul className="f-figures" style={{ fontVariantNumeric: numeric }}>
            {amounts.map((amount) => (
              <li key={amount}>{amount.toLocaleString('en', { style: 'currency', currency: 'USD' })}</li>
            ))}
          </ul>
          <small>{numeric}</small>
        </figure>
      ))}
      <figure className="f-card">
        <p className="f-mono">const price = 1284.5</p>
        <Copy text="--ds-font-mono">mono</Copy>
        <small>code, tokens, keys</small>
      </figure>
    </div>
  </Part>
)
