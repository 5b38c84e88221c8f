import { LinkRouter } from '@data1522/design-system/LinkRouter'
import { type ReactNode, useEffect, useState } from 'react'
import { useHref, useLocation, useNavigate } from 'react-router-dom'

interface ClosingLinksProps {
  children: ReactNode
  onClose: () => void
}

/**
 * What a panel shows, which closes when someone goes elsewhere: by one of its links, or the browser's way back. By a
 * link it closes first, since an open panel holds the focus, which belongs to the next screen's heading.
 */
export function ClosingLinks({ children, onClose }: ClosingLinksProps) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const [first] = useState(key)
  useEffect(() => {
    if (key !== first) onClose()
  }, [key, first, onClose])
  const follow = (href: string) => {
    onClose()
    void navigate(href)
  }
  return (
    <LinkRouter navigate={follow} useHref={useHref}>
      {children}
    </LinkRouter>
  )
}
