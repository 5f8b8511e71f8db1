/**
 * How a setting of an element is given. `text`, `number`, `flag` and `words` have an attribute and a property: a flag is on if
 * the attribute is there, unless it is `false`; words are separated by spaces. A `value` is a property only: an object, a list
 * or a function.
 */
export type SettingType = 'text' | 'number' | 'flag' | 'words' | 'value'

/** The settings of an element by the names of their properties, which are the names of the component's props. */
export type Settings = Readonly<Record<string, SettingType>>

/** The name of the attribute of a property: `fleet-id` for `fleetId`, `read-only` for `isReadOnly`. */
export const attributeOf = (property: string): string =>
  property
    .replace(/^is(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    .replace(/^-/, '')

/** The value that an attribute gives. */
function parse(type: SettingType, text: string | null): unknown {
  if (text === null) return undefined
  if (type === 'flag') return text !== 'false'
  if (type === 'number') return text === '' ? undefined : Number(text)
  return type === 'words' ? text.split(/\s+/).filter(Boolean) : text
}

/** An element with settings. */
export interface SettingsElement extends HTMLElement {
  /** The settings that the page has given, by property. A property wins over its attribute. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Called after each change of a setting. */
  settingsChanged(): void
}

/**
 * The base class of an element with these settings: attributes, and properties. Properties that the page has set before the
 * element was defined are kept.
 */
export function createSettingsClass(settings: Settings): {
  new (): SettingsElement
  observedAttributes: readonly string[]
} {
  const properties = Object.keys(settings)
  const byAttribute = new Map(
    properties.filter((name) => settings[name] !== 'value').map((name) => [attributeOf(name), name]),
  )

  class WithSettings extends HTMLElement {
    static observedAttributes = [...byAttribute.keys()]
    readonly #fromAttributes: Record<string, unknown> = {}
    readonly #fromProperties: Record<string, unknown> = {}

    constructor() {
      super()
      const early = this as Record<string, unknown>
      for (const name of properties.filter((property) => Object.hasOwn(this, property))) {
        const value = early[name]
        delete early[name]
        if (value !== null) this.#fromProperties[name] = value
      }
    }

    get settings(): Readonly<Record<string, unknown>> {
      return { ...this.#fromAttributes, ...this.#fromProperties }
    }

    settingsChanged() {}

    attributeChangedCallback(attribute: string, _before: string | null, text: string | null) {
      const name = byAttribute.get(attribute)
      const type = name && settings[name]
      if (type) this.#assign(this.#fromAttributes, name, parse(type, text))
    }

    /** Frameworks set null before their data is there. */
    setProperty(name: string, value: unknown) {
      this.#assign(this.#fromProperties, name, value ?? undefined)
    }

    #assign(target: Record<string, unknown>, name: string, value: unknown) {
      if (Object.is(target[name], value)) return
      if (value === undefined) delete target[name]
      else target[name] = value
      this.settingsChanged()
    }
  }

  for (const name of properties) {
    Object.defineProperty(WithSettings.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: WithSettings) {
        return this.settings[name]
      },
      set(this: WithSettings, value: unknown) {
        this.setProperty(name, value)
      },
    })
  }
  return WithSettings
}
