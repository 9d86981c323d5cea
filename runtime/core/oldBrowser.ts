/** What libraries take for granted and Chrome before 93 does not have; given when this is imported, so before them. */
const object = Object as { hasOwn?: (of: object, key: PropertyKey) => boolean };
object.hasOwn ??= (of, key) => Object.prototype.hasOwnProperty.call(of, key);
