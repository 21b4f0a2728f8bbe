import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { Button, type ButtonSize } from '#ui'
import styles from './FileButton.module.css'

export interface FileButtonProps {
  label: string
  /** Name of the input, which stays the same while the label changes. */
  inputLabel?: string | undefined
  /** Like the attribute of an input: `.json,application/json`. */
  accept: string
  size?: ButtonSize | undefined
  onFile: (file: File) => void
}

/** A button that chooses a file on this device. */
export function FileButton({ label, inputLabel = label, accept, size, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button icon={FileUp} size={size} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        className={styles.input}
        type="file"
        accept={accept}
        aria-label={inputLabel}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again after it was changed.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
