import { describe, expect, it } from 'vitest'
import { isClientModule } from '../../../scripts/build/library/clientModule.ts'

describe('a built module is for the client', () => {
  it.each([
    [
      'it renders',
      'import { jsx } from "react/jsx-runtime"\nexport const Part = () => jsx("p", {})',
    ],
    [
      'it uses React',
      'import { createContext } from "react"\nexport const Context = createContext(0)',
    ],
    [
      'it uses TanStack Query',
      'import { useQuery } from "@tanstack/react-query"\nexport const read = useQuery',
    ],
    [
      "it uses one of wagmi's hooks",
      'import { createConfig, useEnsName } from "wagmi"\nexport const name = useEnsName',
    ],
    [
      "it uses wagmi's context",
      'import { WagmiContext as Context } from "wagmi"\nexport const place = Context',
    ],
    [
      'it uses a hook of another module',
      'import { useTheme as theme } from "./useTheme.js"\n' +
        'export const dark = () => theme() === "dark"',
    ],
    [
      'it makes a component',
      'import { lazyPart } from "./lazyPart.js"\nexport const Part = lazyPart({})',
    ],
    ['it has a hook', 'const hook = () => 1\nexport { hook as useOne }'],
  ])('if %s', (_, code) => expect(isClientModule('part.js', code)).toBe(true))

  it.each([
    [
      'only reads data',
      'import { createConfig, http } from "wagmi"\n' +
        'export const config = () => createConfig({ transports: { 1: http() } })',
    ],
    ['loads a client module later', 'export const open = () => import("./Dialog.js")'],
    ['leads to others', 'export { useTheme } from "./useTheme.js"'],
    ['has a name that only begins like a hook', 'export const used = 1\nexport const user = 2'],
  ])('but not if it %s', (_, code) => expect(isClientModule('part.js', code)).toBe(false))

  it('and names the file that cannot be read', () =>
    expect(() => isClientModule('part.js', 'const = 1')).toThrow('part.js: '))
})
