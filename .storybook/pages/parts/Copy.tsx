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
  const copied = () => {
    setCopied(true)
    setTimeout(() => setCopied(false), 1200)
  }
  // Where a browser denies the clipboard, nothing is said: the name is there to be read.
  const copy = () => void navigator.clipboard.writeText(text).then(copied, () => undefined)
  return (
    <button type="button" className={className} title={`Copy ${text}`} onClick={copy}>
      {children}
      <span className="f-copied" role="status">
        {isCopied && 'Copied'}
      </span>
    </button>
  )
}
