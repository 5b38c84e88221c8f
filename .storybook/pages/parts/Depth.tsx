import { layers, shadowNames } from '../../../design-system/src/tokens/scales.ts'
import { Copy } from './Copy.tsx'
import { Part } from './Ground.tsx'

/** How high things stand. */
export const Depth = () => (
  <Part
    title="Depth"
    note="Resting cards, raised sheets, overlays. In the dark, height is a lighter surface with a lit edge."
  >
    <div className="f-grid">
      {shadowNames
        .filter((name) => ['resting', 'raised', 'overlay'].includes(name))
        .map((name) => (
          <figure key={name} className="f-swatch">
            <div
              className="f-depth"
              style={{ boxShadow: `var(--ds-shadow-${name}), var(--ds-shadow-edge)` }}
            />
            <Copy text={`--ds-shadow-${name}`}>{name}</Copy>
          </figure>
        ))}
    </div>
  </Part>
)

const uses: Record<keyof typeof layers, string> = {
  raised: 'A part of something over its neighbours',
  sticky: 'Heads of tables, toolbars that stay',
  navigation: 'The frame: its bars and its panel',
  bulkBar: 'What can be done with the rows that are chosen',
  overlay: 'Dialogs, drawers, menus, popovers',
  toast: 'Messages that pass',
  tooltip: 'Words about what is under the pointer',
}
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** What lies over what, the highest first. */
export const Layers = () => (
  <Part title="Layers" note="A step apart, so that nothing has to be outbid. A click copies the variable.">
    <div className="f-motion">
      {Object.entries(layers)
        .toReversed()
        .map(([name, layer]) => (
          <div key={name} className="f-motion-row f-layer">
            <Copy text={`--ds-layer-${kebab(name)}`}>{kebab(name)}</Copy>
            <span>{layer}</span>
            <small>{uses[name as keyof typeof layers]}</small>
          </div>
        ))}
    </div>
  </Part>
)
