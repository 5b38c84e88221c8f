import { IconButton } from '@data1522/design-system/IconButton'
import { IconBaselineDensityMedium, IconMoon, IconTextDirectionRtl } from '@data1522/design-system/icons'
import { Inline } from '@data1522/design-system/Inline'
import { useText } from '../../core/i18n/useText.ts'
import type { DemoModes } from './demo-modes.tsx'

interface ModeSwitchesProps {
  modes: DemoModes
  /** What the demo is called. */
  name: string
  /** Whether it can be shown with less room. @default true */
  hasDensity?: boolean
}

/** A demo's own switches: the other theme, the other direction, less room. */
export function ModeSwitches({ modes, name, hasDensity = true }: ModeSwitchesProps) {
  const text = useText()
  return (
    <Inline gap={4} isWrapping={false}>
      <IconButton
        icon={IconMoon}
        size="small"
        label={text('showcase.otherTheme', { name })}
        aria-pressed={modes.isThemeOther}
        onPress={() => modes.toggle('isThemeOther')}
      />
      <IconButton
        icon={IconTextDirectionRtl}
        size="small"
        label={text('showcase.otherDirection', { name })}
        aria-pressed={modes.isDirectionOther}
        onPress={() => modes.toggle('isDirectionOther')}
      />
      {hasDensity && (
        <IconButton
          icon={IconBaselineDensityMedium}
          size="small"
          label={text('showcase.compact', { name })}
          aria-pressed={modes.isCompact}
          onPress={() => modes.toggle('isCompact')}
        />
      )}
    </Inline>
  )
}
