// Generated from schemas/meta/. Do not edit.
import type { Json, Property } from '#generators/formats.ts';

export interface EntityWords {
  /**
   * tenant: rows belong to one tenant and row-level security binds them; platform: rows are shared.
   */
  scope: ("tenant" | "platform")
  /**
   * Area of the API and of endpoints.tsv, e.g. certificate; the tag in OpenAPI.
   */
  area?: string
  label: string
  distinguish?: string[]
  code?: string
  /**
   * Groups of fields that no two living records of a tenant share.
   */
  unique?: string[][]
  /**
   * Groups of fields lists are filtered or sorted by; the tenant leads each of them by itself.
   */
  index?: string[][]
  search?: string[]
  identity?: string[]
  /**
   * Default order of lists, e.g. -createdTime.
   */
  sort?: string
  /**
   * Every change writes a history row in the same transaction.
   */
  history?: boolean
  /**
   * The history row holds the whole record, so that an older version stays readable for ever.
   */
  versions?: boolean
  /**
   * Removed records go to the recycle bin and can be restored.
   */
  recycle?: boolean
  /**
   * Records are only ever added; there is no version and no change.
   */
  append?: boolean
  own?: string
  /**
   * Records whose field has this value may be read by anyone who knows their id.
   */
  shared?: {
    field: string
    value: string
  }
  /**
   * At most one record a tenant.
   */
  singleton?: boolean
  /**
   * At most this many living records a tenant, enforced by the database.
   */
  max?: number
  /**
   * Conditions over the whole record, checked wherever it is saved.
   */
  rules?: {
    when: Json
    /**
     * JSON pointer of the field the message belongs to.
     */
    path: string
    message: string
  }[]
}

export interface ListHint {
  title?: string
  columns?: (string | [string, number])[]
  filters?: string[]
  toolbar?: Record<string, Json>
  row?: Record<string, Json>
  bulk?: Record<string, Json>
}

export interface FormHint {
  title?: string
  /**
   * drawer for short forms, page for long ones.
   */
  opens?: ("drawer" | "page")
  groups?: {
    name: string
    title: string
    help?: string
    fields: string[]
  }[]
  wide?: string[]
}

/**
 * One call: HTTP method and path below /api, what it does, who may.
 */
export interface OperationWords {
  /**
   * Chinese name of what it does.
   */
  title?: string
  /**
   * Method and path, e.g. POST /cert/list or GET /tenants/{id}; names in braces are taken into the input.
   */
  http?: string
  /**
   * A verb of the engine, or area/handler of server/domain.
   */
  does?: string
  /**
   * Authorisation code the caller needs, or a list of which one is enough.
   */
  code?: (string | string[])
  /**
   * public: anyone; signedIn: any session. Without it a code is needed, its own or the entity's; one of the three is always said.
   */
  access?: ("public" | "signedIn")
  input?: Property
  output?: Property
  /**
   * list and get: only these fields leave the server. save: only these may be sent.
   */
  fields?: string[]
  where?: Record<string, Json>
  /**
   * Of a list, or a handler that takes pageNum and pageSize and answers rows of id, label and note with total: what of it waits for somebody, by name. The home page counts it for whoever may make the call.
   */
  waits?: {
    [k: string]: {
      /**
       * What waits, e.g. 草稿试题.
       */
      title: string
      /**
       * What to do about it.
       */
      help?: string
      /**
       * Conditions of the list: field to value, as a list takes them.
       */
      filters?: {
      }
    }
  }
  /**
   * setState: from each state to which.
   */
  transitions?: {
    [k: string]: string[]
  }
  /**
   * setState: the field that holds the state; default state.
   */
  field?: string
  /**
   * The input is a form with a file.
   */
  multipart?: boolean
  /**
   * It changes nothing, although its method would let it.
   */
  reading?: boolean
  /**
   * The reply is a file.
   */
  binary?: boolean
  /**
   * Milliseconds the client waits; default 12000.
   */
  timeout?: number
}

/**
 * Colours, shapes, icons and what is hidden for a channel. The source of the learner's CSS variables and of the admin's antd tokens.
 */
export interface ThemeWords {
  $schema: "../meta/theme.json"
  $id: string
  title: string
  /**
   * Value of the query parameter channel that chooses this theme.
   */
  channelId?: string
  /**
   * …Text: a darker one of the same hue for words on the surface (contrast AA).
   */
  colours: {
    primary: string
    primaryHover: string
    primarySoft: string
    primaryText: string
    ink: string
    secondary: string
    muted: string
    mutedText: string
    line: string
    surface: string
    page: string
    success: string
    successText: string
    warning: string
    warningText: string
    danger: string
    dangerText: string
    primaryFill: string
    controlLine: string
  }
  radius: {
    control: number
    card: number
    hero: number
  }
  shadow: {
    rest: string
    hover: string
  }
  font: string
  /**
   * SVG files beside the theme; the generator carries them along.
   */
  icons: {
    header: string
    footer: string
    favicon: string
  }
  /**
   * Size of the logo in pixels.
   */
  logo?: {
    width: number
    height: number
  }
  /**
   * What people of this channel do not see.
   */
  hides?: ("accountSettings" | "logout" | "switchTenant" | "helpButton")[]
}
