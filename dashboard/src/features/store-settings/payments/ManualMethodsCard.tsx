import { Button } from '@data1522/design-system/Button'
import { Icon } from '@data1522/design-system/Icon'
import { IconButton } from '@data1522/design-system/IconButton'
import { IconBuildingBank, IconChevronDown, IconPencil, IconTrash } from '@data1522/design-system/icons'
import { IconTile } from '@data1522/design-system/IconTile'
import { Inline } from '@data1522/design-system/Inline'
import { ListItem } from '@data1522/design-system/ListItem'
import { Menu } from '@data1522/design-system/Menu'
import { Switch } from '@data1522/design-system/Switch'
import { Text } from '@data1522/design-system/Text'
import { MANUAL_METHOD_KINDS } from '@data1522/mocks/contract/store-settings'
import { useText } from '../../../core/i18n/useText.ts'
import { ListCard } from '../frame/ListCard.tsx'
import { useRows } from '../frame/useRows.ts'
import { anchorOf } from '../sections.ts'
import { useSettingsAddress } from '../useSettingsAddress.ts'
import type { PaymentsForm } from './payments-form.ts'

/** The ways to pay that need nobody between the store and its customer. */
export function ManualMethodsCard({ form }: { form: PaymentsForm }) {
  const text = useText()
  const { open } = useSettingsAddress()
  const { rows, put, remove } = useRows(form, 'manualMethods')
  const add = text('storeSettings.payments.addManual')
  return (
    <ListCard
      id={anchorOf('payments', 'manualMethods')}
      title={text('storeSettings.payments.manualMethods')}
      description={text('storeSettings.payments.manualDescription')}
      empty={text('storeSettings.payments.noManual')}
      actions={
        <Menu
          label={add}
          sections={[
            {
              id: 'kinds',
              entries: MANUAL_METHOD_KINDS.map((id) => ({ id, label: text(`storeSettings.manual.${id}`) })),
            },
          ]}
          onAction={(kind) => open('manual', 'new', kind)}
        >
          <Button end={<Icon icon={IconChevronDown} size={16} />}>{add}</Button>
        </Menu>
      }
    >
      {rows.map((method) => (
        <ListItem
          key={method.id}
          title={method.name}
          detail={
            <Text as="bdi" size="sm" ink="muted">
              {method.instructions || text('storeSettings.payments.noInstructions')}
            </Text>
          }
          detailLines={2}
          start={<IconTile icon={IconBuildingBank} />}
          actions={
            <Inline gap={4} isWrapping={false}>
              <Switch
                aria-label={method.name}
                isSelected={method.isActive}
                onChange={(isActive) => put({ ...method, isActive })}
              />
              <IconButton
                icon={IconPencil}
                label={text('storeSettings.edit', { name: method.name })}
                onPress={() => open('manual', method.id)}
              />
              <IconButton
                icon={IconTrash}
                label={text('storeSettings.remove', { name: method.name })}
                onPress={() => remove(method, () => text('storeSettings.removed', { name: method.name }))}
              />
            </Inline>
          }
        />
      ))}
    </ListCard>
  )
}
