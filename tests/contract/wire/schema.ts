import { readdirSync } from 'node:fs';
import path from 'node:path';

import protobuf from 'protobufjs';

const FOLDER = path.resolve(__dirname, '../../../proto');

/** The schema by reflection: what the .proto files say, as against what the generated code does. */
export function loadSchema(): protobuf.Root {
  const root = new protobuf.Root();
  root.resolvePath = (_origin, target) => (path.isAbsolute(target) ? target : path.join(FOLDER, target));
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.proto'));
  root.loadSync(files, { keepCase: true, alternateCommentMode: true }).resolveAll();
  return root;
}

/** Every message and enum below a namespace, by its name within the package (`Popup.Button`). */
export function declarations(root: protobuf.Root): {
  messages: Map<string, protobuf.Type>;
  enums: Map<string, protobuf.Enum>;
} {
  const messages = new Map<string, protobuf.Type>();
  const enums = new Map<string, protobuf.Enum>();
  const visit = (namespace: protobuf.NamespaceBase) => {
    for (const nested of namespace.nestedArray) {
      const name = nested.fullName.replace(/^\.komawari\.?/, '');
      if (nested instanceof protobuf.Type) messages.set(name, nested);
      if (nested instanceof protobuf.Enum) enums.set(name, nested);
      if (nested instanceof protobuf.Namespace) visit(nested);
    }
  };
  visit(root);
  return { messages, enums };
}
