// Generated from schemas/. Do not edit.
import { add, formats, ucs2length } from './runtime.js';
import { validator } from './messages.js';

const kept0 = {"pageNum":1,"pageSize":1,"sort":1,"keyword":1,"roleName":1,"note":1,"codes":1,"isBuiltin":1,"id":1,"createdTime":1,"createdBy":1,"version":1,"updatedTime":1,"updatedBy":1,"deletedTime":1};
const check0 = validate0;
const func0 = Object.prototype.hasOwnProperty;
const func2 = ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err5);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate1.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.id === undefined) || (!(func0.call(data, "id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "id") || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err2);
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err4);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data1 = data.pageNum;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err6);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err7);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data2 = data.pageSize;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err8);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err9);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err11);
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
validate1.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate2;
const pattern0 = new RegExp("^-?(roleName|note|isBuiltin|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$", "u");
const formats0 = formats.moment;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(kept0, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err4);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err5);
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
}
if(data.sort !== undefined && func0.call(data, "sort")){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?(roleName|note|isBuiltin|id|createdTime|createdBy|version|updatedTime|updatedBy|deletedTime)$"}};
vErrors = add(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err8);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data3 = data.keyword;
if(typeof data3 === "string"){
if(func2(data3) > 100){
const err9 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err10);
errors++;
}
}
if(data.roleName !== undefined && func0.call(data, "roleName")){
let data4 = data.roleName;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err11 = {instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err12);
errors++;
}
}
if(data.note !== undefined && func0.call(data, "note")){
let data5 = data.note;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err13 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200}};
vErrors = add(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err14);
errors++;
}
}
if(data.codes !== undefined && func0.call(data, "codes")){
let data6 = data.codes;
const _errs15 = errors;
let valid1 = false;
const _errs16 = errors;
if(typeof data6 === "string"){
if(func2(data6) > 100){
const err15 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err16);
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
const _errs18 = errors;
if(Array.isArray(data6)){
if(data6.length > 200){
const err17 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err17);
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func2(data7) > 100){
const err18 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/codes/" + i0,schemaPath:"#/properties/codes/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err20);
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err21 = {instancePath:instancePath+"/codes",schemaPath:"#/properties/codes/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err21);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.isBuiltin !== undefined && func0.call(data, "isBuiltin")){
if(typeof data.isBuiltin !== "boolean"){
const err22 = {instancePath:instancePath+"/isBuiltin",schemaPath:"#/properties/isBuiltin/type",keyword:"type",params:{type: "boolean"}};
vErrors = add(vErrors, err22);
errors++;
}
}
if(data.id !== undefined && func0.call(data, "id")){
let data9 = data.id;
const _errs25 = errors;
let valid4 = false;
const _errs26 = errors;
if(typeof data9 === "string"){
if(func2(data9) > 100){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err24);
errors++;
}
var _valid1 = _errs26 === errors;
valid4 = valid4 || _valid1;
const _errs28 = errors;
if(Array.isArray(data9)){
if(data9.length > 200){
const err25 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err25);
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func2(data10) > 100){
const err26 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/id/" + i1,schemaPath:"#/properties/id/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err28);
errors++;
}
var _valid1 = _errs28 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const err29 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err29);
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
if(data.createdTime !== undefined && func0.call(data, "createdTime")){
let data11 = data.createdTime;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 of Object.keys(data11)){
if(!((key1 === "from") || (key1 === "to"))){
const err30 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = add(vErrors, err30);
errors++;
}
}
if(data11.from !== undefined && func0.call(data11, "from")){
let data12 = data11.from;
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err31 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/createdTime/from",schemaPath:"#/properties/createdTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err32);
errors++;
}
}
if(data11.to !== undefined && func0.call(data11, "to")){
let data13 = data11.to;
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err33 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/createdTime/to",schemaPath:"#/properties/createdTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/createdTime",schemaPath:"#/properties/createdTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err35);
errors++;
}
}
if(data.createdBy !== undefined && func0.call(data, "createdBy")){
let data14 = data.createdBy;
const _errs40 = errors;
let valid8 = false;
const _errs41 = errors;
if(typeof data14 === "string"){
if(func2(data14) > 100){
const err36 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err37);
errors++;
}
var _valid2 = _errs41 === errors;
valid8 = valid8 || _valid2;
const _errs43 = errors;
if(Array.isArray(data14)){
if(data14.length > 200){
const err38 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err38);
errors++;
}
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
let data15 = data14[i2];
if(typeof data15 === "string"){
if(func2(data15) > 100){
const err39 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/createdBy/" + i2,schemaPath:"#/properties/createdBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err41);
errors++;
}
var _valid2 = _errs43 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const err42 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err42);
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data.version !== undefined && func0.call(data, "version")){
let data16 = data.version;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key2 of Object.keys(data16)){
if(!((key2 === "from") || (key2 === "to"))){
const err43 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = add(vErrors, err43);
errors++;
}
}
if(data16.from !== undefined && func0.call(data16, "from")){
let data17 = data16.from;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err44 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err44);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
const err45 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err45);
errors++;
}
if(data17 < -2147483647 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/version/from",schemaPath:"#/properties/version/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err46);
errors++;
}
}
}
if(data16.to !== undefined && func0.call(data16, "to")){
let data18 = data16.to;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err47 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err47);
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 2147483647 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
vErrors = add(vErrors, err48);
errors++;
}
if(data18 < -2147483647 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/version/to",schemaPath:"#/properties/version/properties/to/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483647}};
vErrors = add(vErrors, err49);
errors++;
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err50);
errors++;
}
}
if(data.updatedTime !== undefined && func0.call(data, "updatedTime")){
let data19 = data.updatedTime;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key3 of Object.keys(data19)){
if(!((key3 === "from") || (key3 === "to"))){
const err51 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = add(vErrors, err51);
errors++;
}
}
if(data19.from !== undefined && func0.call(data19, "from")){
let data20 = data19.from;
if(typeof data20 === "string"){
if(!(formats0(data20))){
const err52 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err52);
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/updatedTime/from",schemaPath:"#/properties/updatedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err53);
errors++;
}
}
if(data19.to !== undefined && func0.call(data19, "to")){
let data21 = data19.to;
if(typeof data21 === "string"){
if(!(formats0(data21))){
const err54 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err54);
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/updatedTime/to",schemaPath:"#/properties/updatedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err55);
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/updatedTime",schemaPath:"#/properties/updatedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err56);
errors++;
}
}
if(data.updatedBy !== undefined && func0.call(data, "updatedBy")){
let data22 = data.updatedBy;
const _errs62 = errors;
let valid13 = false;
const _errs63 = errors;
if(typeof data22 === "string"){
if(func2(data22) > 100){
const err57 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err57);
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err58);
errors++;
}
var _valid3 = _errs63 === errors;
valid13 = valid13 || _valid3;
const _errs65 = errors;
if(Array.isArray(data22)){
if(data22.length > 200){
const err59 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = add(vErrors, err59);
errors++;
}
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
if(typeof data23 === "string"){
if(func2(data23) > 100){
const err60 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err60);
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/updatedBy/" + i3,schemaPath:"#/properties/updatedBy/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err62);
errors++;
}
var _valid3 = _errs65 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const err63 = {instancePath:instancePath+"/updatedBy",schemaPath:"#/properties/updatedBy/anyOf",keyword:"anyOf",params:{}};
vErrors = add(vErrors, err63);
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
if(data.deletedTime !== undefined && func0.call(data, "deletedTime")){
let data24 = data.deletedTime;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key4 of Object.keys(data24)){
if(!((key4 === "from") || (key4 === "to"))){
const err64 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = add(vErrors, err64);
errors++;
}
}
if(data24.from !== undefined && func0.call(data24, "from")){
let data25 = data24.from;
if(typeof data25 === "string"){
if(!(formats0(data25))){
const err65 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/deletedTime/from",schemaPath:"#/properties/deletedTime/properties/from/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err66);
errors++;
}
}
if(data24.to !== undefined && func0.call(data24, "to")){
let data26 = data24.to;
if(typeof data26 === "string"){
if(!(formats0(data26))){
const err67 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/format",keyword:"format",params:{format: "moment"}};
vErrors = add(vErrors, err67);
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/deletedTime/to",schemaPath:"#/properties/deletedTime/properties/to/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/deletedTime",schemaPath:"#/properties/deletedTime/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err69);
errors++;
}
}
}
else {
const err70 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err70);
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate3.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!((((key0 === "keyword") || (key0 === "ids")) || (key0 === "pageNum")) || (key0 === "pageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err0);
errors++;
}
}
if(data.keyword !== undefined && func0.call(data, "keyword")){
let data0 = data.keyword;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err1 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/maxLength",keyword:"maxLength",params:{limit: 100}};
vErrors = add(vErrors, err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/keyword",schemaPath:"#/properties/keyword/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err2);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data1 = data.ids;
if(Array.isArray(data1)){
if(data1.length > 1000){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err3);
errors++;
}
if(data1.length < 0){
const err4 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 0}};
vErrors = add(vErrors, err4);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err5);
errors++;
}
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err7);
errors++;
}
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err8);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err9 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err9);
errors++;
}
}
if(data.pageNum !== undefined && func0.call(data, "pageNum")){
let data3 = data.pageNum;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err10);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
vErrors = add(vErrors, err11);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err12);
errors++;
}
}
}
if(data.pageSize !== undefined && func0.call(data, "pageSize")){
let data4 = data.pageSize;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"}};
vErrors = add(vErrors, err13);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}};
vErrors = add(vErrors, err14);
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = add(vErrors, err15);
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err16);
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
validate3.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate4.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.ids === undefined) || (!(func0.call(data, "ids")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"}};
vErrors = add(vErrors, err0);
errors++;
}
for(const key0 of Object.keys(data)){
if(!(key0 === "ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = add(vErrors, err1);
errors++;
}
}
if(data.ids !== undefined && func0.call(data, "ids")){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit: 1000}};
vErrors = add(vErrors, err2);
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = add(vErrors, err3);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err4 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = add(vErrors, err4);
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = add(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ids/" + i0,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"}};
vErrors = add(vErrors, err6);
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err7 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0}};
vErrors = add(vErrors, err7);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err8 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"}};
vErrors = add(vErrors, err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = add(vErrors, err9);
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
validate4.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const titles0 = {"/id":"编号"};
const titles1 = {"/id":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles2 = {"/pageNum":"页码","/pageSize":"每页条数","/sort":"排序","/keyword":"关键词","/roleName":"角色名称","/note":"说明","/codes":"菜单权限","/isBuiltin":"内置角色","/id":"编号","/createdTime":"创建时间","/createdTime/from":"创建时间","/createdTime/to":"创建时间","/createdBy":"创建人","/version":"版本","/version/from":"版本","/version/to":"版本","/updatedTime":"修改时间","/updatedTime/from":"修改时间","/updatedTime/to":"修改时间","/updatedBy":"修改人","/deletedTime":"删除时间","/deletedTime/from":"删除时间","/deletedTime/to":"删除时间"};
const titles3 = {"/keyword":"关键词","/ids":"编号","/pageNum":"页码","/pageSize":"每页条数"};
const titles4 = {"/ids":"编号"};

export const validators = {
  "role.get": validator(check0, titles0),
  "role.history": validator(check1, titles1),
  "role.list": validator(check2, titles2),
  "role.options": validator(check3, titles3),
  "role.recycled": validator(check2, titles2),
  "role.restore": validator(check4, titles4),
};

export const rules = {};

export const coerce = {"role.history":{"pageNum":"integer","pageSize":"integer"}};
