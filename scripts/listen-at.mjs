import { Server } from 'node:net';

const { LISTEN_ADDRESS: address } = process.env;

// Loaded before Next, which takes the address that it is told to listen at for the one that it is asked by, and within calls each of this machine's own `localhost`: what
// the middleware rewrites, it would take for another server's, and ask itself for it for ever. So it is told none.
if (address) {
  const { listen } = Server.prototype;
  Server.prototype.listen = function listenAt(port, ...rest) {
    return typeof port === 'number'
      ? listen.call(this, port, address, ...rest.filter((each) => typeof each !== 'string'))
      : listen.call(this, port, ...rest);
  };
}
