import { toneNames } from '../../../design-system/src/tokens/ramps.ts'
import { contrastOf } from './contrast.ts'
import { Copy } from './Copy.tsx'
import { Part, useVersion } from './Ground.tsx'

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const token = (...path: string[]) => `--ds-${path.map(kebab).join('-')}`

/** A live contrast number, in the pair's own colours. */
function Contrast({ front, back, label = 'Aa' }: { front: string; back: string; label?: string }) {
  const version = useVersion()
  return (
    <span className="f-contrast" style={{ color: `var(${front})` }}>
      <b>{label}</b>
      <i>{contrastOf(front, back, version)}</i>
    </span>
  )
}

const grounds = ['canvas', 'surface', 'surfaceRaised', 'sunken', 'selected'] as const
const texts = { ink: 'Ink', inkMuted: 'Muted', inkSubtle: 'Subtle' } as const

/** What texts stand on, with the contrast of each text there. */
export const Surfaces = () => (
  <Part title="Surfaces and text" note="Each text on each ground it may stand on, with its contrast now.">
    <div className="f-grid">
      {grounds.map((name) => (
        <figure key={name} className="f-swatch">
          <div className="f-ground-tile" style={{ background: `var(${token('color', name)})` }}>
            {Object.entries(texts).map(([text, label]) => (
              <Contrast key={text} front={token('color', text)} back={token('color', name)} label={label} />
            ))}
          </div>
          <Copy text={token('color', name)}>{name}</Copy>
        </figure>
      ))}
      <figure className="f-swatch">
        <div className="f-ground-tile" style={{ background: 'var(--ds-color-inverse)' }}>
          <Contrast front="--ds-color-on-inverse" back="--ds-color-inverse" label="onInverse" />
        </div>
        <Copy text="--ds-color-inverse">inverse</Copy>
      </figure>
    </div>
  </Part>
)

const lines = ['line', 'lineStrong', 'lineControl', 'focusRing'] as const
const veils = ['hover', 'press', 'scrim'] as const

/** Lines by what they part, and the veils of states. */
export const LinesAndStates = () => (
  <Part title="Lines and states" note="The lines of controls and the focus ring reach 3:1 on a surface.">
    <div className="f-grid f-seven">
      {lines.map((name) => (
        <figure key={name} className="f-swatch">
          <div className="f-line-tile" style={{ borderColor: `var(${token('color', name)})` }}>
            <Contrast front={token('color', name)} back="--ds-color-surface" label="" />
          </div>
          <Copy text={token('color', name)}>{name}</Copy>
        </figure>
      ))}
      {veils.map((name) => (
        <figure key={name} className="f-swatch">
          <div
            className="f-veil-tile"
            style={{
              backgroundImage: `linear-gradient(90deg, transparent 50%, var(${token('color', name)}) 50%)`,
            }}
          />
          <Copy text={token('color', name)}>{name}</Copy>
        </figure>
      ))}
    </div>
  </Part>
)

const toneColumns = [
  { role: 'base' },
  { role: 'solid', text: 'onSolid' },
  { role: 'solidHover', text: 'onSolid' },
  { role: 'soft', text: 'ink' },
  { role: 'softHover', text: 'ink' },
  { role: 'line' },
] as const

/** Every tone in its parts. */
export const Tones = () => (
  <Part
    title="Tones"
    note="base marks, solid fills controls, soft tints backgrounds, ink writes, line parts. The number is the text’s contrast on that ground."
  >
    <div className="f-scroll">
      <table className="f-tones">
        <thead>
          <tr>
            <th scope="col">Tone</th>
            {toneColumns.map(({ role }) => (
              <th key={role} scope="col">
                {role}
              </th>
            ))}
            <th scope="col">ink</th>
          </tr>
        </thead>
        <tbody>
          {toneNames.map((tone) => (
            <tr key={tone}>
              <th scope="row">{tone}</th>
              {toneColumns.map(({ role, ...column }) => (
                <td key={role}>
                  <div className="f-tone" style={{ background: `var(${token('tone', tone, role)})` }}>
                    {'text' in column && (
                      <Contrast front={token('tone', tone, column.text)} back={token('tone', tone, role)} />
                    )}
                  </div>
                </td>
              ))}
              <td>
                <div className="f-tone f-on-surface">
                  <Contrast front={token('tone', tone, 'ink')} back="--ds-color-surface" />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Part>
)
