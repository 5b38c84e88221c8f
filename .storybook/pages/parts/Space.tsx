import { Button } from '../../../design-system/src/components/Button/Button.tsx'
import { Chip } from '../../../design-system/src/components/Chip/Chip.tsx'
import {
  breakpoints,
  densities,
  densityNames,
  radii,
  spaceSteps,
} from '../../../design-system/src/tokens/scales.ts'
import { ThemeScope } from '../../../design-system/src/theme/ThemeScope.tsx'
import { Copy } from './Copy.tsx'
import { Part } from './Ground.tsx'

/** The steps of space. */
export const Steps = () => (
  <Part
    title="Steps"
    note="Multiples of 4 px, with 2 and 6 for hairline gaps. Layout components take them as numbers: gap={12}."
  >
    <ul className="f-steps">
      {spaceSteps
        .filter((step) => step > 0)
        .map((step) => (
          <li key={step}>
            <b>{step}</b>
            <i style={{ inlineSize: step * 4 }} />
          </li>
        ))}
    </ul>
  </Part>
)

const people = [
  { name: 'Maya Laurent', plan: 'Enterprise', status: 'Active', tone: 'success' },
  { name: 'Omar Haddad', plan: 'Team', status: 'Pending', tone: 'warning' },
  { name: 'Iris Okafor', plan: 'Company', status: 'Active', tone: 'success' },
] as const
const sizes = {
  control: 'control',
  row: 'row',
  cardPadding: 'card padding',
  gap: 'gap',
  navItem: 'navigation item',
}

/** The same card in each density. */
export const Densities = () => (
  <Part
    title="Density"
    note="A person picks it; every component follows. Nothing below renders anew when it changes."
  >
    <div className="f-densities">
      {densityNames.map((density) => (
        <ThemeScope key={density} density={density}>
          <div className="f-density">
            <header>
              <b>{density}</b>
              <Button size="small">Export</Button>
            </header>
            {people.map(({ name, plan, status, tone }) => (
              <div key={name} className="f-density-row">
                <span>
                  {name}
                  <small>{plan}</small>
                </span>
                <Chip tone={tone}>{status}</Chip>
              </div>
            ))}
          </div>
          <dl className="f-sizes">
            {Object.entries(sizes).map(([size, label]) => (
              <div key={size}>
                <dt>{label}</dt>
                <dd>{densities[density][size as keyof typeof sizes]}</dd>
              </div>
            ))}
          </dl>
        </ThemeScope>
      ))}
    </div>
  </Part>
)

/** How round things are, and the widths at which layouts change. */
export const ShapeAndBreakpoints = () => (
  <>
    <Part title="Radius" note="Nested corners are the outer radius minus the padding between.">
      <div className="f-grid">
        {Object.entries(radii).map(([name, radius]) => (
          <figure key={name} className="f-swatch">
            <div className="f-radius" style={{ borderStartStartRadius: radius }} />
            <Copy text={`--ds-radius-${name}`}>{name}</Copy>
            <small>{radius}</small>
          </figure>
        ))}
      </div>
    </Part>
    <Part
      title="Breakpoints"
      note="A name means “from here up”; layout components take them: columns={{ sm: 2, lg: 4 }}."
    >
      <ul className="f-breakpoints">
        {Object.entries(breakpoints).map(([name, width]) => (
          <li key={name} style={{ inlineSize: `${(width / breakpoints.xxl) * 100}%` }}>
            <b>{name}</b>
            <small>{width}</small>
          </li>
        ))}
      </ul>
    </Part>
  </>
)
