import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { Dialog, preloadDialog } from '@data1522/design-system/Dialog'
import { Form } from '@data1522/design-system/Form'
import { Heading } from '@data1522/design-system/Heading'
import { Inline } from '@data1522/design-system/Inline'
import { SegmentedControl } from '@data1522/design-system/SegmentedControl'
import { Select } from '@data1522/design-system/Select'
import { Stack } from '@data1522/design-system/Stack'
import { Text } from '@data1522/design-system/Text'
import { TextField } from '@data1522/design-system/TextField'
import { ThemeScope } from '@data1522/design-system/ThemeScope'
import { toasts } from '@data1522/design-system/toasts'
import { useState } from 'react'
import type { Order } from './Orders.tsx'
import { type Language, languages, type Words } from './words.ts'

interface SettingsProps {
  words: Words
  language: Language
  onLanguageChange: (language: Language) => void
  theme: 'light' | 'dark'
  onThemeChange: (theme: 'light' | 'dark') => void
  orders: readonly Order[]
  onOrdersChange: (orders: readonly Order[]) => void
}

export function Settings(props: SettingsProps) {
  const { words, language, onLanguageChange, theme, onThemeChange, orders, onOrdersChange } = props
  const [shop, setShop] = useState('Northwind')
  const [isRenaming, setRenaming] = useState(false)

  function deleteAll() {
    onOrdersChange([])
    toasts.show({
      tone: 'success',
      title: words.deleted,
      undo: { label: words.undo, onPress: () => onOrdersChange(orders) },
    })
  }

  return (
    <Stack gap={24}>
      <Inline justify="between">
        <Heading level={1}>{shop}</Heading>
        <Button onPress={() => setRenaming(true)} onPrefetch={preloadDialog}>
          {words.rename}
        </Button>
      </Inline>
      <Select
        label={words.language}
        options={Object.entries(languages).map(([id, label]) => ({ id: id as Language, label, lang: id }))}
        value={language}
        onChange={(id) => id && onLanguageChange(id)}
      />
      <SegmentedControl
        label={words.theme}
        options={[
          { id: 'light', label: words.light },
          { id: 'dark', label: words.dark },
        ]}
        value={theme}
        onChange={onThemeChange}
      />
      <ThemeScope theme="dark">
        <Card data-preview>
          <Text>{words.preview}</Text>
        </Card>
      </ThemeScope>
      <Inline>
        <Button tone="danger" onPress={deleteAll} isDisabled={orders.length === 0}>
          {words.deleteAll}
        </Button>
      </Inline>
      <Dialog isOpen={isRenaming} onOpenChange={setRenaming} title={words.rename} size="small">
        <Rename
          words={words}
          shop={shop}
          onRename={(name) => {
            setShop(name)
            setRenaming(false)
          }}
        />
      </Dialog>
    </Stack>
  )
}

interface RenameProps {
  words: Words
  shop: string
  onRename: (name: string) => void
}

/** It begins with the name of now each time the dialog opens. */
function Rename({ words, shop, onRename }: RenameProps) {
  const [name, setName] = useState(shop)
  return (
    <Form label={words.rename} onSubmit={() => onRename(name.trim() || shop)}>
      <Stack gap={16}>
        <TextField label={words.shopName} value={name} onChange={setName} />
        <Button type="submit" tone="primary" variant="solid">
          {words.save}
        </Button>
      </Stack>
    </Form>
  )
}
