import { ColorField } from '../../../../design-system/src/components/ColorField/ColorField.tsx'
import { SegmentedControl } from '../../../../design-system/src/components/SegmentedControl/SegmentedControl.tsx'
import { Select } from '../../../../design-system/src/components/Select/Select.tsx'
import { Slider } from '../../../../design-system/src/components/Slider/Slider.tsx'
import { Switch } from '../../../../design-system/src/components/Switch/Switch.tsx'
import { TextField } from '../../../../design-system/src/components/TextField/TextField.tsx'
import { Stack } from '../../../../design-system/src/layout/Stack/Stack.tsx'
import { type CustomTheme, themeRanges } from '../../../../design-system/src/theme/custom-theme.ts'
import type { Density } from '../../../../design-system/src/tokens/scales.ts'

const fonts = [
  { id: '', label: 'Inter' },
  { id: 'system-ui', label: 'The system’s own' },
  { id: '"Segoe UI", "Helvetica Neue", Arial', label: 'Helvetica, Arial' },
  { id: 'Verdana, "DejaVu Sans"', label: 'Verdana' },
  { id: 'Georgia, "Noto Serif", serif', label: 'Georgia' },
  { id: 'ui-rounded, "SF Pro Rounded", Nunito', label: 'Rounded, where there is one' },
  { id: 'ui-monospace, "SF Mono", "Liberation Mono", monospace', label: 'Monospaced' },
]

const percent = (value: number) => `${value} %`
const warmth = (value: number) =>
  value === 0 ? 'none' : `${Math.abs(value)} % ${value < 0 ? 'cool' : 'warm'}`
const range = ([minValue, maxValue]: readonly [number, number]) => ({ minValue, maxValue, step: 5 })

interface ControlsProps {
  theme: CustomTheme
  onChange: (change: Partial<CustomTheme>) => void
}

/** What a theme is made of, field by field. */
export function Controls({ theme, onChange }: ControlsProps) {
  const isListed = fonts.some(({ id }) => id === theme.font)
  // A font that came with a file stays to be chosen.
  const options = isListed ? fonts : [...fonts, { id: theme.font, label: theme.font }]
  return (
    <Stack gap={20}>
      <TextField
        label="Name"
        value={theme.name}
        maxLength={60}
        onChange={(name) => onChange({ name })}
        errorMessage={theme.name.trim() ? undefined : 'Enter a name for the theme.'}
      />
      <ColorField
        label="Primary colour"
        value={theme.primary}
        onChange={(primary) => primary && onChange({ primary })}
      />
      <Switch
        isBlock
        isSelected={theme.isPrimaryExact}
        onChange={(isPrimaryExact) => onChange({ isPrimaryExact })}
        description="Off: at a lightness that can be read with every colour."
      >
        {'Fill buttons in this very colour'}
      </Switch>
      <Slider
        label="Warmth of greys"
        {...range(themeRanges.warmth)}
        value={theme.warmth}
        formatValue={warmth}
        onChange={(value) => onChange({ warmth: value })}
      />
      <Slider
        label="Round corners"
        {...range(themeRanges.radius)}
        value={theme.radius}
        formatValue={percent}
        onChange={(radius) => onChange({ radius })}
      />
      <SegmentedControl<Density>
        label="Density"
        size="small"
        isBlock
        options={[
          { id: 'compact', label: 'Compact' },
          { id: 'comfortable', label: 'Comfortable' },
          { id: 'spacious', label: 'Spacious' },
        ]}
        value={theme.density}
        onChange={(density) => onChange({ density })}
      />
      <Select
        label="Font"
        options={options}
        value={theme.font}
        onChange={(font) => onChange({ font: font ?? '' })}
        description="Arabic stays in Vazirmatn, where the font has no Arabic."
      />
      <Slider
        label="Size of texts"
        {...range(themeRanges.textSize)}
        value={theme.textSize}
        formatValue={percent}
        onChange={(textSize) => onChange({ textSize })}
      />
      <SegmentedControl<CustomTheme['contrast']>
        label="Contrast of lines and quiet texts"
        isBlock
        options={[
          { id: 'standard', label: 'Standard' },
          { id: 'more', label: 'More' },
        ]}
        value={theme.contrast}
        onChange={(contrast) => onChange({ contrast })}
      />
    </Stack>
  )
}
