import { Part } from '../Ground.tsx'
import { Controls } from './Controls.tsx'
import { Files } from './Files.tsx'
import { Pairs } from './Pairs.tsx'
import { Preview } from './Preview.tsx'
import { useTheme } from './useTheme.ts'
import './theme.css'

/** Builds a theme, shows it on screens of the product, measures it, and takes it out and in. */
export function ThemeBuilder() {
  const { theme, before, change, replace, undo } = useTheme()
  return (
    <>
      <div className="f-builder">
        <Controls theme={theme} onChange={change} />
        <Preview theme={theme} />
      </div>
      <Part
        title="Contrast"
        note="Every text on every ground that it may stand on, measured as WCAG 2.2 does."
      >
        <Pairs theme={theme} />
      </Part>
      <Part title="Take it with you" note="The theme file and the design tokens can be opened here again.">
        <Files {...{ theme, before, replace, undo }} />
      </Part>
    </>
  )
}
