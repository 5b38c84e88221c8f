import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { PaymentList } from '../../../entities/store/PaymentList.tsx'
import { storeSettingsQuery } from '../../../entities/store/store-settings-query.ts'
import { useFee } from '../../../entities/store/useFee.ts'
import { useStorePaymentChanges } from '../../../entities/store/useStorePaymentChanges.ts'
import type { ExampleProps } from '../examples.ts'
import { OnceLoaded } from '../OnceLoaded.tsx'

/** Who takes the store's money; each change counts at once. */
export function PaymentProviders({ isOpen, onClose }: ExampleProps) {
  const text = useText()
  const feeOf = useFee()
  const query = useQuery(storeSettingsQuery())
  const { turn } = useStorePaymentChanges()
  const title = text('dialogExamples.providers.title')
  return (
    <OnceLoaded isOpen={isOpen} onClose={onClose} query={query} title={title}>
      {({ payments }) => (
        <Dialog
          isOpen={isOpen}
          onOpenChange={onClose}
          title={title}
          description={text('dialogExamples.atOnce')}
          footer={
            <Button variant="solid" tone="primary" onPress={onClose}>
              {text('dialogExamples.done')}
            </Button>
          }
        >
          <PaymentList
            label={title}
            rows={payments.providers}
            detailOf={({ fee }) => feeOf(fee)}
            onChange={(row) =>
              void turn(payments, 'providers', row, () =>
                text(row.isActive ? 'dialogExamples.turnedOn' : 'dialogExamples.turnedOff', {
                  name: row.name,
                }),
              )
            }
          />
        </Dialog>
      )}
    </OnceLoaded>
  )
}
