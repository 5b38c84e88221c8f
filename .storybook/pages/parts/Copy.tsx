import { type ReactNode, useState } from 'react'

interface CopyProps {
  children: ReactNode
  /** What a click puts on the clipboard. */
  text: string
  className?: string
}

/** A button that copies a text and says so for a moment. */
export function Copy({ children, text, className = 'f-name' }: CopyProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 1200)
  }
  return (
    <button type="button" className={className} title={`Copy ${text}`} onClick={() => void copy()}>
      {children}
      <span className="f-copied" role="status">
        {isCopied && 'Copied'}
      </span>
    </button>
  )
}
