import protobuf from 'protobufjs/minimal';

// int64 fields hold seconds: numbers are exact for them, and browsers are spared the `long` package.
protobuf.util.Long = null as never;
protobuf.configure();
// What a newer schema sends is skipped, not carried along.
protobuf.Reader.prototype.discardUnknown = true;
