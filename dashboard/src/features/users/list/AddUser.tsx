import { lazy, Suspense, useState } from 'react'

const AddUserDrawer = lazy(async () => ({ default: (await import('./AddUserDrawer.tsx')).AddUserDrawer }))

interface AddUserProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The drawer that adds a user; its code comes when it first opens, and each opening begins with an empty form. */
export function AddUser({ isOpen, onOpenChange }: AddUserProps) {
  const [opening, setOpening] = useState({ count: 0, wasOpen: false })
  if (isOpen !== opening.wasOpen) setOpening({ count: opening.count + (isOpen ? 1 : 0), wasOpen: isOpen })
  if (opening.count === 0) return null
  return (
    <Suspense>
      <AddUserDrawer key={opening.count} isOpen={isOpen} onOpenChange={onOpenChange} />
    </Suspense>
  )
}
