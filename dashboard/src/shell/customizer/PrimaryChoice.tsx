import { ColorField } from '@data1522/design-system/ColorField'
import { primaryPresets, type PrimaryPreset } from '@data1522/design-system/primary-presets'
import { RadioTiles } from '@data1522/design-system/RadioTiles'
import { Stack } from '@data1522/design-system/Stack'
import { useAtom } from 'jotai'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { preferences } from '../../core/preferences/preferences.ts'
import { SettingMark } from './SettingMark.tsx'

/** The product's own colour comes first: it is what no choice means. */
const own: PrimaryPreset = 'sky'
const presets = [own, 'indigo', 'violet', 'rose', 'coral', 'amber', 'emerald', 'slate'] as const

/** The primary colour: one of a few by name, or any. */
export function PrimaryChoice() {
  const text = useText()
  const [primary, setPrimary] = useAtom(preferences.primary)
  const ref = useRef<HTMLDivElement>(null)
  const label = text('customizer.of.primary')
  const shown = primary?.toLowerCase() ?? primaryPresets[own]
  return (
    <Stack gap={12}>
      <RadioTiles
        ref={ref}
        label={label}
        columns={4}
        options={presets.map((id) => ({
          id,
          label: text(`customizer.primary.${id}`),
          color: primaryPresets[id],
        }))}
        value={presets.find((id) => primaryPresets[id] === shown) ?? null}
        onChange={(id) => setPrimary(id === own ? null : primaryPresets[id])}
        labelEnd={<SettingMark names={['primary']} label={label} control={ref} />}
      />
      <ColorField
        label={text('customizer.anyColor')}
        description={text('customizer.anyColorText')}
        value={shown}
        onChange={(color) => setPrimary(color && color !== primaryPresets[own] ? color : null)}
        presets={[]}
      />
    </Stack>
  )
}
