import { Button } from '@data1522/design-system/Button'
import { Divider } from '@data1522/design-system/Divider'
import { Drawer } from '@data1522/design-system/Drawer'
import { Icon } from '@data1522/design-system/Icon'
import { IconRestore } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { useAtom, useAtomValue } from 'jotai'
import { useRef } from 'react'
import { useText } from '../../core/i18n/useText.ts'
import { defaultPreferences, resettableAtom } from './changes.ts'
import { ColorSection } from './ColorSection.tsx'
import { LanguageSection } from './LanguageSection.tsx'
import { LayoutSection } from './LayoutSection.tsx'
import { PresetChoice } from './PresetChoice.tsx'
import { isCustomizerOpenAtom } from './is-open.ts'
import { ReadingSection } from './ReadingSection.tsx'
import { TransferSection } from './TransferSection.tsx'
import { useUndoable } from './useUndoable.ts'

/** All preferences, each live: the page beside stays bright and shows every change. */
export function Customizer() {
  const text = useText()
  const [isOpen, setOpen] = useAtom(isCustomizerOpenAtom)
  const changed = useAtomValue(resettableAtom)
  const change = useUndoable()
  const drawer = useRef<HTMLElement>(null)
  const resetAll = () => {
    // The button will be off, and would lose the focus.
    drawer.current?.focus()
    void change(defaultPreferences(changed), () => text('customizer.wasReset'))
  }
  return (
    <Drawer
      ref={drawer}
      isOpen={isOpen}
      onOpenChange={setOpen}
      isClear
      title={text('customizer.title')}
      description={text('customizer.description')}
      footer={
        <>
          <Button
            start={<Icon icon={IconRestore} size={18} />}
            isDisabled={changed.length === 0}
            onPress={resetAll}
          >
            {text('customizer.resetAll')}
          </Button>
          <Button variant="solid" tone="primary" onPress={() => setOpen(false)}>
            {text('customizer.done')}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        <PresetChoice />
        <Divider />
        <ColorSection />
        <Divider />
        <LayoutSection />
        <Divider />
        <ReadingSection />
        <Divider />
        <LanguageSection />
        <Divider />
        <TransferSection />
      </Stack>
    </Drawer>
  )
}
