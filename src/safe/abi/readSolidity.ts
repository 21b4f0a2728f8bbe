import { parseAbi } from 'viem'

/** Types that the text defines, by name. */
interface Definitions {
  /** Members of structs; undefined if the text has several structs of that name. */
  structs: ReadonlyMap<string, string | undefined>
  /** The ABI type of an enum, a contract, or a named type. */
  others: ReadonlyMap<string, string>
}

/**
 * The external functions in Solidity text (signature lines, interfaces, or whole contracts) as
 * items of a JSON ABI. `inputs` is null if they couldn't be read. Undefined if nothing in the text
 * is Solidity.
 */
export function readSolidity(text: string): readonly unknown[] | undefined {
  const code = withoutComments(text)
  if (
    !/\b(?:function|event|error|constructor|interface|contract|struct)\b[^;({]{0,500}[({]/.test(
      code,
    )
  )
    return undefined
  const definitions = definitionsIn(code)
  return declarationsIn(code).flatMap(({ name, parameters, modifiers }) => {
    if (/\b(?:internal|private)\b/.test(modifiers)) return []
    const stateMutability = /\b(?:view|pure|constant)\b/.test(modifiers)
      ? 'view'
      : /\bpayable\b/.test(modifiers)
        ? 'payable'
        : 'nonpayable'
    return { name, stateMutability, inputs: inputsOf(parameters, definitions) }
  })
}

/** Also removes quoted text, which may contain anything. */
const withoutComments = (text: string): string =>
  text.replace(/\/\/[^\n\r]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, ' ')

function definitionsIn(code: string): Definitions {
  const structs = new Map<string, string | undefined>()
  for (const [, name = '', members = ''] of code.matchAll(/\bstruct\s+([\w$]+)\s*\{([^{}]*)\}/g)) {
    const flat = oneLine(members)
    structs.set(name, structs.has(name) && structs.get(name) !== flat ? undefined : flat)
  }
  const others = new Map<string, string>()
  for (const [, name = ''] of code.matchAll(
    /\b(?:interface|contract|library)\s+([\w$]+)[^;{}]{0,500}\{/g,
  ))
    others.set(name, 'address')
  for (const [, name = ''] of code.matchAll(/\benum\s+([\w$]+)\s*\{/g)) others.set(name, 'uint8')
  for (const [, name = '', type = ''] of code.matchAll(/\btype\s+([\w$]+)\s+is\s+(\w+)\s*;/g))
    others.set(name, type)
  return { structs, others }
}

/** The functions with a name, without what their bodies contain. */
function declarationsIn(code: string) {
  const found: { name: string; parameters: string; modifiers: string }[] = []
  const start = /\bfunction\s+([A-Za-z_$][\w$]*)\s*(?=\()/g
  for (let match = start.exec(code); match; match = start.exec(code)) {
    const end = closing(code, start.lastIndex, '(', ')')
    // Up to its body, its semicolon or, in lists without one, the next declaration.
    const [modifiers = ''] =
      /^(?:(?!\b(?:function|event|error|struct|constructor|returns)\b)[^;{}])*/.exec(
        code.slice(end, end + longestModifiers),
      ) ?? []
    found.push({
      name: match[1] ?? '',
      parameters: oneLine(code.slice(start.lastIndex + 1, end - 1)),
      modifiers,
    })
    const body = /^[^;{}]*\{/.exec(code.slice(end, end + longestModifiers))
    start.lastIndex = body ? closing(code, end + body[0].length - 1, '{', '}') : end
  }
  return found
}

/** Characters between the parameters and the body. */
const longestModifiers = 2_000

/** The place after the bracket that closes the one at `from`; the end if none does. */
function closing(code: string, from: number, open: string, close: string): number {
  let depth = 0
  for (let at = from; at < code.length; at++) {
    if (code[at] === open) depth += 1
    if (code[at] === close && --depth === 0) return at + 1
  }
  return code.length
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Parameters as viem reads them; null if one of their types isn't known. */
function inputsOf(parameters: string, definitions: Definitions) {
  const used = new Set<string>()
  const known = (text: string) => withKnownTypes(text, definitions, used)
  try {
    const line = `function f(${known(parameters)})`
    const structs: string[] = []
    // Also iterates over structs that are added meanwhile: members of other structs.
    for (const name of used)
      structs.push(`struct ${name} { ${known(definitions.structs.get(name) ?? '')} }`)
    const [item] = parseAbi([...structs, line] as readonly string[])
    return item?.type === 'function' ? item.inputs : null
  } catch {
    return null
  }
}

/** An interface that the text uses without defining it. */
const isInterface = (type: string) => /^(?:I[A-Z]|I?ERC\d)[\w$]*$/.test(type)

/** Replaces type names with the types that ABIs use for them; adds the structs to `used`. */
const withKnownTypes = (
  text: string,
  { structs, others }: Definitions,
  used: Set<string>,
): string =>
  text
    .replace(/\btuple\s*\(/g, '(')
    .replace(/(^|[(,;]) ?([A-Za-z_$][\w$.]*)/g, (_, before: string, type: string) => {
      const name = type.split('.').at(-1) ?? ''
      if (structs.get(name) !== undefined) {
        used.add(name)
        return `${before}${name}`
      }
      return `${before}${others.get(name) ?? (isInterface(type) ? 'address' : type)}`
    })
    .replace(/ ?([,)]|\[|\])/g, '$1')
    .replace(/\baddress payable\b/g, 'address')
