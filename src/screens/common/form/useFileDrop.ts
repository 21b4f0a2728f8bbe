import { type DragEvent, useEffect } from 'react'

/**
 * Takes a file that is dropped on an element, which gets these handlers. One that is dropped beside
 * it would be opened in place of the app.
 */
export function useFileDrop(onFile: (file: File) => void, isActive = true) {
  useEffect(() => {
    if (!isActive) return
    const refuse = (event: Event) => event.preventDefault()
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [isActive])
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      const [file] = event.dataTransfer.files
      if (file) onFile(file)
    },
  }
}
