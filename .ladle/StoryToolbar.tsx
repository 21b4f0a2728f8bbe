import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { type ChoiceName, choices, type Choices } from '../.storybook/toolbar.ts'

interface StoryToolbarProps {
  chosen: Choices
  onChoose: (name: ChoiceName, value: string) => void
}

/** Ladle's counterpart of Storybook's toolbar, in the sidebar, where it covers no story. */
export function StoryToolbar({ chosen, onChoose }: StoryToolbarProps) {
  return (
    <InSideBar>
      <form
        aria-label="Place"
        style={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          gap: '4px 8px',
          alignItems: 'center',
          margin: '0 0 16px',
          font: '12px system-ui',
        }}
      >
        {(Object.keys(choices) as ChoiceName[]).map((name) => (
          <label key={name} style={{ display: 'contents' }}>
            {choices[name].title}
            <select
              value={chosen[name]}
              onChange={(event) => onChoose(name, event.target.value)}
              style={{ minWidth: 0, font: 'inherit' }}
            >
              {Object.entries(choices[name].values).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </form>
    </InSideBar>
  )
}

/** Ladle has no slot for a Provider's own controls, and renders its sidebar after the story. */
function InSideBar({ children }: { children: ReactNode }) {
  const [box] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.querySelector('.ladle-aside')?.prepend(box)
    return () => box.remove()
  }, [box])
  return createPortal(children, box)
}
