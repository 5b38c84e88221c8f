import '../../../design-system/src/theme/chart-colors.css.ts'
import '../../../design-system/src/theme/ramps.css.ts'
import { placePrimary } from '../../../design-system/src/theme/primary.ts'
import { primaryPresets } from '../../../design-system/src/theme/primary-presets.ts'
import { rampSteps, toneNames } from '../../../design-system/src/tokens/ramps.ts'
import { Copy } from './Copy.tsx'
import { Part, useVersion } from './Ground.tsx'

/** The ramp of each tone, light to dark. */
export const Ramps = () => (
  <Part
    title="Ramps"
    note="The lightness steps below the roles, for illustrations. Components name roles, never ramps. A click copies a step’s name."
  >
    <div className="f-ramps">
      {toneNames.map((tone) => (
        <div key={tone} className="f-ramp">
          <b>{tone}</b>
          {rampSteps.map((step) => (
            <Copy key={step} className="f-step" text={`--ds-ramp-${tone}-${step}`}>
              <span
                style={{
                  background: `var(--ds-ramp-${tone}-${step})`,
                  color: `var(--ds-ramp-${tone}-${step > 60 ? 20 : 97})`,
                }}
              >
                {step}
              </span>
            </Copy>
          ))}
        </div>
      ))}
    </div>
  </Part>
)

const values = [64, 88, 47, 72, 38, 80, 55, 94]

/** The eight colours of categories, beside one another as in a chart. */
export const Categories = () => (
  <Part
    title="Chart categories"
    note="Eight hues whose lightness alternates, so that neighbours part without colour vision and in grey."
  >
    <div className="f-bars">
      {values.map((value, index) => (
        <figure key={value}>
          <div style={{ blockSize: `${value}%`, background: `var(--ds-chart-${index + 1})` }} />
          <Copy text={`--ds-chart-${index + 1}`}>{index + 1}</Copy>
        </figure>
      ))}
    </div>
  </Part>
)

const days = Array.from({ length: 7 * 26 }, (_, at) => ((at * 37 + Math.floor(at / 7) * 11) % 23) % 8)

/** The steps of heat, and a year’s half in them. */
export const Heat = () => (
  <Part title="Heat" note="One hue from hardly there to full, in seven steps; it follows the primary colour.">
    <div className="f-heat" aria-hidden>
      {days.map((heat, at) => (
        <i
          key={at}
          style={{ background: heat === 0 ? 'var(--ds-color-sunken)' : `var(--ds-heat-${heat})` }}
        />
      ))}
    </div>
    <div className="f-legend">
      {[1, 2, 3, 4, 5, 6, 7].map((heat) => (
        <figure key={heat}>
          <div style={{ background: `var(--ds-heat-${heat})` }} />
          <Copy text={`--ds-heat-${heat}`}>{heat}</Copy>
        </figure>
      ))}
    </div>
  </Part>
)

const shownTheme = (_version: number) => document.documentElement.dataset.theme ?? 'light'

/** The primary colours that a person may pick, each placed into the ramp. */
export function Presets() {
  const theme = shownTheme(useVersion())
  return (
    <Part
      title="Primary colours"
      note="Whatever a person picks gives its hue and, up to what text can bear, its chroma; lightness is the ramp’s."
    >
      <div className="f-grid f-presets">
        {Object.entries(primaryPresets).map(([name, hex]) => {
          const { hue, chroma } = placePrimary(hex)
          const placed = { '--ds-primary-hue': hue, '--ds-primary-chroma': chroma } as object
          return (
            <figure key={name} data-theme={theme} style={placed}>
              <div className="f-preset">
                <span className="f-preset-solid">Solid</span>
                <span className="f-preset-soft">Soft</span>
                <i />
              </div>
              <Copy text={hex}>{name}</Copy>
            </figure>
          )
        })}
      </div>
    </Part>
  )
}
