import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Parent = Tree.ParentNode;

/** Whether a node is an element, of this name when one is given. */
export function isElement(node: Tree.Node, name?: string): node is Element {
  return defaultTreeAdapter.isElementNode(node) && (name === undefined || node.tagName === name);
}

/** The value of an attribute; undefined when the element has none of this name. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((given) => given.name === name)?.value;
}

/** Every element below a node, in the order of the document. */
export function* elementsIn(parent: Parent): Generator<Element> {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    yield node;
    yield* elementsIn(node);
  }
}

/** The first element of this name; undefined when there is none. */
export function findElement(parent: Parent, name: string): Element | undefined {
  for (const element of elementsIn(parent)) if (element.tagName === name) return element;
  return undefined;
}

/** The text in an element, as it stands in the source of a script or a style sheet. */
export function textOf(element: Element): string {
  return element.childNodes
    .map((node) => (defaultTreeAdapter.isTextNode(node) ? node.value : ''))
    .join('');
}
