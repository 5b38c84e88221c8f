import { LayoutSketch } from '@data1522/design-system/LayoutSketch'
import { RadioTiles } from '@data1522/design-system/RadioTiles'
import { atom, useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { allPreferencesAtom } from './changes.ts'
import { presetNames, type PresetName, roleMetaOf, looks } from './presets.ts'
import { useUndoable } from './useUndoable.ts'

const lookAtom = atom((get) => roleMetaOf(get(allPreferencesAtom)))
const sketches: Record<PresetName, ReactNode> = {
  standard: <LayoutSketch />,
  calm: <LayoutSketch isBoxed />,
  contrast: <LayoutSketch isBordered isBoxed />,
  compact: <LayoutSketch isBordered />,
}

/** Several preferences at once, by a name. */
export function PresetChoice() {
  const text = useText()
  const look = useAtomValue(lookAtom)
  const change = useUndoable()
  return (
    <RadioTiles
      label={text('customizer.looks')}
      description={text('customizer.looksText')}
      columns={4}
      options={presetNames.map((id) => ({
        id,
        label: text(`customizer.look.${id}`),
        picture: sketches[id],
      }))}
      value={look}
      onChange={(id) =>
        void change(looks[id], () => text('customizer.lookOn', { look: text(`customizer.look.${id}`) }))
      }
    />
  )
}
