import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { Heading } from '@data1522/design-system/Heading'
import { Stack } from '@data1522/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useText } from '../../../core/i18n/useText.ts'
import { PaymentList } from '../../../entities/store/PaymentList.tsx'
import { storeSettingsQuery } from '../../../entities/store/store-settings-query.ts'
import { useStorePaymentChanges } from '../../../entities/store/useStorePaymentChanges.ts'
import type { ExampleProps } from '../examples.ts'
import { OnceLoaded } from '../OnceLoaded.tsx'

/** By which means customers pay the store; each change counts at once. */
export function PaymentMethods({ isOpen, onClose }: ExampleProps) {
  const text = useText()
  const query = useQuery(storeSettingsQuery())
  const { turn } = useStorePaymentChanges()
  const title = text('dialogExamples.methods.title')
  const online = text('dialogExamples.methods.online')
  const byHand = text('dialogExamples.methods.byHand')
  const done = ({ name, isActive }: { name: string; isActive: boolean }) =>
    text(isActive ? 'dialogExamples.turnedOn' : 'dialogExamples.turnedOff', { name })
  return (
    <OnceLoaded isOpen={isOpen} onClose={onClose} query={query} title={title}>
      {({ payments }) => {
        const { providers, methods, manualMethods } = payments
        const nameOf = (id: number) => providers.find((provider) => provider.id === id)?.name
        return (
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
            <Stack gap={20}>
              <Stack gap={8}>
                <Heading level={3} size="card">
                  {online}
                </Heading>
                <PaymentList
                  label={online}
                  rows={methods}
                  detailOf={({ providerId }) =>
                    text('dialogExamples.methods.through', { provider: nameOf(providerId) ?? '' })
                  }
                  onChange={(row) => void turn(payments, 'methods', row, () => done(row))}
                />
              </Stack>
              {manualMethods.length > 0 && (
                <Stack gap={8}>
                  <Heading level={3} size="card">
                    {byHand}
                  </Heading>
                  <PaymentList
                    label={byHand}
                    rows={manualMethods.map((method) => ({ ...method, logo: '' }))}
                    detailOf={() => text('dialogExamples.methods.direct')}
                    onChange={({ logo: _logo, ...row }) =>
                      void turn(payments, 'manualMethods', row, () => done(row))
                    }
                  />
                </Stack>
              )}
            </Stack>
          </Dialog>
        )
      }}
    </OnceLoaded>
  )
}
